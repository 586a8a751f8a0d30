import styles from './brand-mark.module.css';
import { joinClasses } from '../styling/join-classes.ts';

interface BrandMarkProps {
  size?: number | undefined;
  /** Draws the name beside the mark. */
  withName?: boolean | undefined;
  /** Its accessible name; without one it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The mark, and the wordmark as outlines: its wide letters are in no font that a page loads. */
export function BrandMark({ size = 30, withName = false, label, className }: BrandMarkProps) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={joinClasses(styles.brand, className)}
    >
      <svg viewBox="0 0 32 32" width={size} height={size} fill="none" className={styles.mark}>
        <path d="M25.9 6.1A14 14 0 1 0 30 16H16" strokeWidth="3.6" />
        <path d="M20.6 9.9A7.6 7.6 0 1 0 23.6 16" strokeWidth="3.6" opacity=".9" />
        <circle cx="16" cy="16" r="3" fill="currentColor" stroke="none" />
      </svg>
      {withName && (
        <svg viewBox="0 20 4714 720" height={size * 0.4} className={styles.name}>
          <path d={WORDMARK} />
        </svg>
      )}
    </span>
  );
}

const WORDMARK =
  'M408 724Q590 723 647 632L670 720H798V353H438V476H571L570 485Q563 535 531 557Q498 579 424 579Q345 579 299 537Q253 495 253 384Q253 259 299 221Q345 183 423 183Q498 183 535 206Q571 230 578 290H798Q792 188 700 113Q609 38 422 38Q218 38 125 126Q32 214 32 380Q32 544 122 634Q212 724 408 724ZM961 720H1179V45H961ZM1330 720H1550V472H1804Q1934 472 1991 415Q2048 358 2048 262Q2048 163 1994 104Q1940 45 1816 45H1330ZM1823 720H2065L1848 401L1629 406ZM1550 339V190H1747Q1791 190 1810 209Q1828 227 1828 265Q1828 302 1810 321Q1792 339 1747 339ZM2548 726Q2753 726 2852 638Q2950 549 2950 383Q2950 215 2852 127Q2753 38 2548 38Q2343 38 2245 127Q2146 215 2146 383Q2146 549 2245 638Q2343 726 2548 726ZM2548 581Q2466 581 2416 544Q2365 506 2365 383Q2365 257 2416 220Q2466 184 2548 184Q2630 184 2681 220Q2731 257 2731 383Q2731 506 2681 544Q2630 581 2548 581ZM3046 720H3265V198H3267L3553 720H3898V45H3679L3678 554H3677L3397 45H3046ZM4025 720H4649V575H4244V448H4616V311H4244V190H4649V45H4025Z';
