import { drawProgram } from '@girone/contract/draw-program';
import { Copy } from '../../ui/images/icons.ts';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './draw-page.module.css';

const example = { seed: 'girone', films: [4, 7, 12, 31] };

/** The steps as a program to be run elsewhere, for the championship one comes from. */
export function DrawProgram({ drawn }: { drawn: typeof example | undefined }) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useCopy(field);
  const { seed, films } = drawn ?? example;
  const program = drawProgram(seed, films);
  return (
    <>
      <p>
        {t('draw.program.text')} {drawn ? t('draw.program.filled') : t('draw.program.example')}
      </p>
      <Button
        variant="secondary"
        icon={<Copy {...buttonIcon} />}
        className={styles.copy}
        onClick={() => void copy(program)}
      >
        {t('draw.program.copy')}
      </Button>
      <textarea
        ref={field}
        readOnly
        aria-label={t('draw.program.label')}
        value={program}
        rows={program.split('\n').length}
        wrap="off"
        spellCheck={false}
        translate="no"
        className={styles.program}
      />
    </>
  );
}
