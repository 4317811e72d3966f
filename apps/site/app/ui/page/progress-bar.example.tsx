import type { PartExamples } from '~/testing/part-examples';
import { ProgressBar } from './progress-bar';

export const examples: PartExamples = () => ({ 'No navigation': <ProgressBar /> });
