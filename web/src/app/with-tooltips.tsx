import type { ComponentType } from 'react';

export type LoadPage = () => Promise<ComponentType>;

/** Tooltips come with the pages that may show one; the landing page does without their code. */
export function withTooltips(load: LoadPage): LoadPage {
  return async () => {
    const [Page, TooltipProvider] = await Promise.all([load(), loadTooltipProvider()]);
    return function PageWithTooltips() {
      return (
        <TooltipProvider>
          <Page />
        </TooltipProvider>
      );
    };
  };
}

async function loadTooltipProvider() {
  const { TooltipProvider } = await import('../ui/tooltip.tsx');
  return TooltipProvider;
}
