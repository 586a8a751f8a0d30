import type { ComponentType } from 'react';

/** Tooltips come with the pages that may show one; the landing page does without their code. */
export async function withTooltips(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Page, TooltipProvider] = await Promise.all([load(), loadTooltipProvider()]);
  return function PageWithTooltips() {
    return (
      <TooltipProvider>
        <Page />
      </TooltipProvider>
    );
  };
}

async function loadTooltipProvider() {
  const { TooltipProvider } = await import('../ui/tooltip.tsx');
  return TooltipProvider;
}
