import type { Reveal, TournamentDetail } from '@girone/contract/tournaments';
import { useTranslation } from '../../i18n/use-translation.ts';
import { drawAddress } from '../../domain/season/draw-address.ts';
import { verifyAddress } from '../../domain/season/verify-address.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './rules-card.module.css';
import { zoneName } from './zone-name.ts';

/** What the championship is played by; once it runs, also how it was drawn. */
export function Rules({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const { maxFilms, requiredFilmsPerUser, matchDayFrequencyHours, drawSeed } = tournament;
  const facts = [
    [t('rules.points'), t('rules.pointsValue')],
    [t('rules.films'), t('rules.filmsValue', { maxFilms, required: requiredFilmsPerUser })],
    [t('rules.frequency'), t('tournaments.form.hours', { hours: matchDayFrequencyHours })],
    [t('rules.advance'), t(advanceOf(tournament))],
    ...(tournament.minOpenHours > 0 && tournament.advanceOnAllCircleVotes
      ? [[t('rules.minOpen'), t('rules.minOpenValue', { count: tournament.minOpenHours })]]
      : []),
    [t('rules.count'), tournament.secretCount ? t('rules.countSecret') : t('rules.countOpen')],
    [t('rules.reveal.label'), useRevealText()(tournament.reveal)],
    [t('rules.unseen'), tournament.allowUnseen ? t('rules.unseenYes') : t('rules.unseenNo')],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {drawSeed !== null && (
        <div className={styles.fact}>
          <dt>{t('rules.seed')}</dt>
          <dd>
            <code className={styles.seed}>{drawSeed}</code>
            <p className={styles.explanation}>{t('rules.seedText')}</p>
            <div className={styles.links}>
              <TextLink standalone href={drawAddress(tournament.id, drawSeed)}>
                {t('rules.drawAgain')}
              </TextLink>
              <TextLink standalone href={verifyAddress(tournament.id)}>
                {t('pages.title.verify')}
              </TextLink>
            </div>
          </dd>
        </div>
      )}
    </dl>
  );
}

function useRevealText() {
  const { t } = useTranslation();
  return (reveal: Reveal) => {
    if (reveal.mode !== 'at_hour') return t(`rules.reveal.${reveal.mode}`);
    const { hour, zone } = reveal;
    return t('rules.reveal.at_hour', { hour, zone: zoneName(zone) });
  };
}

function advanceOf({ advanceOnAllCircleVotes, timeoutAdvanceEnabled }: TournamentDetail) {
  if (advanceOnAllCircleVotes && timeoutAdvanceEnabled) return 'rules.advanceBoth';
  if (advanceOnAllCircleVotes) return 'rules.advanceVotes';
  return timeoutAdvanceEnabled ? 'rules.advanceTimeout' : 'rules.advanceHand';
}
