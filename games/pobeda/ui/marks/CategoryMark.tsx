import type { Category } from '../../content/schema.ts';
import { CATEGORY_PATHS } from './category-paths.ts';

export function CategoryMark({
  category,
  className,
}: {
  readonly category: Category;
  readonly className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox="0 0 16 16" width="16" height="16" aria-hidden>
      <CategoryGlyph category={category} />
    </svg>
  );
}

/** The bare mark, for drawings that have a field of their own. */
export function CategoryGlyph({ category }: { readonly category: Category }) {
  const { fill, stroke } = CATEGORY_PATHS[category];
  return (
    <>
      {fill && <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {stroke && <path d={stroke} fill="none" stroke="currentColor" strokeWidth="1.9" />}
    </>
  );
}
