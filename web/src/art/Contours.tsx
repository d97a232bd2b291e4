import styles from './Contours.module.css';

/** Contour lines in the colour of the text around them; never behind text. */
export function Contours({ className = '' }: { readonly className?: string | undefined }) {
  return <span aria-hidden className={`${styles.contours} ${className}`} />;
}
