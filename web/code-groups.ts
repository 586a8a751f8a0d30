import type { Rolldown } from 'vite';

const platform =
  /node_modules[\\/](?:react|react-dom|scheduler|wouter|regexparam|@tanstack[\\/](?:react-query|query-core))[\\/]/;
const figures =
  /[\\/]web[\\/]src[\\/].*[\\/](?:flap|tally|visually-hidden)\.|[\\/](?:landing[\\/][\w-]+|routes[\\/]landing|match[\\/]fixture|poster[\\/]poster)\.module\.css/;
const onlyForSome =
  /[\\/](?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js$/;

const keptVotes =
  /[\\/]domain[\\/]kept-votes[\\/](?:kept-votes?|send-votes|vote-store)\.|[\\/]offline[\\/](?:votes-line|outage-words)\./;
/** Whether there is a line, and which votes wait for it: for cards, and for the bar above them. */
const line = /[\\/](?:connection|moment-of|kept-votes-state)\./;
const keptCards = /[\\/]matches[\\/](?:kept-list|kept-word|kept-votes\.module|use-moment-text)\./;

/**
 * Small and on many pages. Each in a file of its own, they would weigh twice as much, and a page would
 * ask for a hundred files.
 */
const smallParts =
  /virtual:lucide\/|[\\/]web[\\/]src[\\/](?:ui|domain|lib|features[\\/]session)|[\\/](?:lazy-comments|comments\.queries|tournaments\.queries|notifications\.queries|service-worker[\\/]addresses|poster[\\/]src[\\/]seed)\b/;
/** What brings more along than most pages have use for, or is for a few of them. */
const largeParts =
  /[\\/](?:dialog|confirm-dialog|missing-season|use-return-focus|menu|seal-face|seal-queries|use-seal-events|ballot-key|story-words|hundredths|qr-code|save-file|share-picture|film-marks|switch|season-ring|suspension-end|copy-field|circle-emblem|league-table|form-discs|result-row|slots|film-choice|take-out-dialog|browser-push|empty-note|segment|search-field)\.|[\\/](?:film[\\/]poster|contract-form|image-upload|upload-dialog|data-table|admin-list|bump-chart)[\\/]/;

/**
 * Which modules share a file. On a line with a long way there and back each file costs more than a few
 * kilobytes do; on the other side no page is to load much that it has no use for (tools/bundle-budget.mjs).
 */
export const codeGroups: Rolldown.CodeSplittingGroup[] = [
  {
    // What every page needs and no release of ours changes: one file, long in the cache.
    name: 'platform',
    priority: 2,
    test: (id) => platform.test(id) && !onlyForSome.test(id),
  },
  { name: 'start', priority: 1, tags: ['$initial'] },
  // What votes need without a line: kept by the service worker from the beginning, under these names.
  { name: 'kept-votes', priority: 1, test: keptVotes, includeDependenciesRecursively: false },
  { name: 'line', priority: 1, test: line, includeDependenciesRecursively: false },
  { name: 'kept-cards', priority: 1, test: keptCards, includeDependenciesRecursively: false },
  { name: 'page-loaders', test: /[\\/](?:page-loaders|late-dictionaries|load-dictionary)\./ },
  // The landing page draws these and no other part that is shared; its styles come in one file.
  { name: 'figures', test: figures },
  // The schemas of a form come after the form, and need this alone of what it is made of.
  { name: 'forms', test: /[\\/]react-hook-form[\\/]/ },
  {
    name: 'parts',
    test: (id) => (smallParts.test(id) && !largeParts.test(id)) || onlyForSome.test(id),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What the pages and dialogs of a family share. Without what it is made of, which others share as
  // well; there is no circle, because features import what lies below them and not each other.
  {
    name: 'season',
    test: /[\\/](?:season-queries|season-state|share-season|movement-text|loaded-page|league-table|form-discs|movement|lazy-champion)\.|[\\/]features[\\/](?:standings|tournaments)[\\/](?!.*\.queries\.|standings-chart)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Below the table, after it, and in the statistics.
  {
    name: 'chart',
    test: /[\\/]bump-chart[\\/]|[\\/]standings-chart\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What lists matches, day by day: of the championship and of the page of all matches.
  {
    name: 'match-days',
    test: /[\\/](?:match-rows|day-picker|resting-films|match-day-frame|match-days|match-day-address|use-match-events|use-day-name)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'match',
    test: /[\\/]features[\\/]matches[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Of a member's dashboard and championships.
  {
    name: 'member',
    test: /[\\/](?:invite-to-season|lazy-posts|lazy-turnout|use-turnout-height|look-back|resend-link|unconfirmed-email|use-hide-first-steps|dashboard-setups|season-ring|lazy-day-story|story-place|day-story\.module)\b/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'circle-parts',
    test: /[\\/](?:circles-address|circles\.queries|circle-rights|invite-friends|use-refresh-circles)\b/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'image-parts',
    test: /[\\/](?:image-limits|lazy-image-upload)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'seal',
    test: /[\\/](?:seal-chip|seal-face|seal-queries|use-seal-events)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'talk',
    test: /[\\/]features[\\/]posts[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];
