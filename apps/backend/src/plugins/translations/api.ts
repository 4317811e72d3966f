// What the rest of the backend may import of this plugin.
export { translationProgress } from './side/translation-progress.ts';
export { loadStates, type StateMark, stateMark } from './states/load-states.ts';
export { readPlannedStates } from './states/planned.ts';
export { stateKey, stateRows } from './states/record.ts';
export { statesSlug } from './states/slug.ts';
export { startRecordingStates } from './states/start.ts';
export { outdatedWord, stateWords } from './states/words.ts';
export { nodeText, passages } from './texts/rich-text.ts';
export { type TextValue, textsOf, textValues } from './texts/texts.ts';
