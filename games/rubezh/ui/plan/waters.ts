/** Rivers, ditches and the ring of barracks, on the plan of `ground.ts`: what the cover shows as well. */

export const BUG =
  'M296 1010C330 900 334 800 336 720C340 640 326 570 324 520C320 440 300 380 250 300C190 210 168 120 180 -10';
export const MUKHAVETS = {
  east: 'M1010 552C930 566 860 560 786 588',
  south: 'M790 586C724 618 704 680 622 694C520 708 430 690 336 702',
  north: 'M790 586C742 520 724 424 644 384C560 348 440 348 384 358C342 366 304 378 264 326',
} as const;

/** Ditches round the three outer fortifications. */
export const DITCHES = [
  'M322 806C204 836 84 770 60 612C46 452 118 344 232 300',
  'M318 872C400 966 560 1000 704 960C824 924 852 760 806 602',
  'M188 196C256 46 420 8 566 28C764 58 922 204 930 384C934 470 924 526 902 560',
] as const;

/** The ring barracks of the Citadel: one closed building round the yard, open only at its gates. */
export const RING =
  'M362 528C360 470 376 414 424 396C480 378 560 378 620 400C664 420 690 462 702 512C712 556 706 598 682 630C652 662 600 672 540 674C478 676 420 670 388 632C370 604 362 566 362 528Z';
