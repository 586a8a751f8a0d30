import type { TasteMapAnswer } from '@girone/contract/taste';
import { Eye, EyeOff } from '../../ui/images/icons.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AgreementRow } from './agreement-row.tsx';
import { TasteSwitch, type TasteViewer } from './taste-switch.tsx';
import styles from './opt-in.module.css';

interface OptInProps {
  answer: Pick<TasteMapAnswer, 'people'>;
  viewer: TasteViewer;
  takesFocus: boolean;
}

const dots = [
  [236, 98],
  [110, 120],
  [96, 226],
  [262, 204],
  [196, 44],
  [60, 78],
  [318, 128],
] as const;

/** Before anything is shown: exactly what others would see, and what never. */
export function OptIn({ answer, viewer, takesFocus }: OptInProps) {
  const { t } = useTranslation();
  const { user } = viewer;
  return (
    <Card as="section" flush aria-labelledby="taste-opt-in">
      <div className={styles.grid}>
        <div className={styles.art}>
          <svg viewBox="0 0 360 300" className={styles.ghost} aria-hidden>
            {[36, 76, 116].map((radius) => (
              <circle key={radius} cx="180" cy="150" r={radius} />
            ))}
            <circle cx="180" cy="150" r="146" className={styles.outer} />
            <circle cx="180" cy="150" r="20" className={styles.me} />
            {dots.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="13" className={styles.dot} />
            ))}
            <text x="180" y="156" textAnchor="middle">
              {t('taste.map.you')}
            </text>
          </svg>
        </div>
        <div className={styles.words}>
          <h2 id="taste-opt-in" className={styles.title}>
            {t('taste.optIn.title')}
          </h2>
          <p className={styles.text}>
            {`${t('taste.optIn.text')} ${t('taste.optIn.soFar', { count: answer.people })}`}
          </p>
          <TasteSwitch viewer={viewer} className={styles.switch} takesFocus={takesFocus} />
          <div className={styles.columns}>
            <div>
              <h3>
                <Eye {...buttonIcon} />
                {t('taste.optIn.theySee')}
              </h3>
              <ul>
                <li>{t('taste.optIn.name')}</li>
                <li>{t('taste.optIn.agreement')}</li>
              </ul>
            </div>
            <div>
              <h3>
                <EyeOff {...buttonIcon} />
                {t('taste.optIn.neverSee')}
              </h3>
              <ul>
                <li>{t('taste.optIn.vote')}</li>
                <li>{t('taste.optIn.order')}</li>
                <li>{t('taste.optIn.solitary')}</li>
              </ul>
            </div>
          </div>
          <p className={styles.undo}>{t('taste.optIn.undo')}</p>
        </div>
      </div>
      <div className={styles.preview}>
        <span>{t('taste.optIn.example')}</span>
        <div className={styles.example}>
          <AgreementRow
            person={{ ...user, agreement: 70, commonMatches: 90 }}
            name={nameOf(user)}
          />
        </div>
      </div>
    </Card>
  );
}
