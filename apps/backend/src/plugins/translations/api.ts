// What the rest of the backend may import of this plugin.
export { translationProgress } from './side/translation-progress.ts';
export { statesSlug } from './states/document-states.ts';
export { outdatedWord, stateWords } from './states/evaluate.ts';
export { loadStates, readPlannedStates, type StateMark, stateMark } from './states/load-states.ts';
export { stateRows } from './states/record.ts';
export { publishRecordedDrafts } from './states/track.ts';
export { nodeText, passages, type TextValue, textsOf, textValues } from './texts.ts';
