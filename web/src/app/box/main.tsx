import '../../styles/index.css';
import { boxElementId } from '@girone/contract/box-format';
import type { SeasonBox } from '@girone/contract/season-box';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseTheme, chosenTheme, watchSystemTheme } from '../../features/theme/theme.ts';
import { currentTranslator, startI18n } from '../../i18n/start-i18n.ts';
import { chosenLanguage } from '../../lib/text/language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { BoxFoot } from './box-foot.tsx';
import { BoxHead } from './box-head.tsx';
import { boxSentences } from './box-sentences.ts';
import { BoxView } from './box-view.tsx';

/** A championship in one file. Nothing is fetched: all that is shown stands in the page. */
async function start(): Promise<void> {
  chooseTheme(chosenTheme());
  watchSystemTheme();
  const language = chosenLanguage();
  await startI18n(language);
  const translator = currentTranslator();
  translator.add(boxSentences[language]);
  const root = document.querySelector('#root');
  if (root === null) throw new Error('the page has no #root');
  const { t } = translator;
  createRoot(root).render(
    <StrictMode>
      <BoxHead />
      <main>
        <ErrorBoundary resetKey="" renderFailure={() => <Damaged />}>
          <Content box={readBox()} />
        </ErrorBoundary>
      </main>
      <Toaster
        labels={{ region: t('settings.notices.region'), close: t('settings.notices.close') }}
      />
    </StrictMode>,
  );
}

/** Null where a part of the file is missing. Whether what is there holds is the check's to say. */
function readBox(): SeasonBox | null {
  const data = document.querySelector(`#${boxElementId}`)?.textContent ?? '';
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(data) as SeasonBox;
  } catch {
    return null;
  }
}

function Content({ box }: { box: SeasonBox | null }) {
  if (box === null) return <Damaged />;
  const bytes = new TextEncoder().encode(document.documentElement.outerHTML).length;
  return <BoxView isFile box={box} foot={<BoxFoot box={box} bytes={bytes} />} />;
}

function Damaged() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState level={1} title={t('box.damaged')}>
        {t('box.damagedText')}
      </EmptyState>
    </Page>
  );
}

await start();
