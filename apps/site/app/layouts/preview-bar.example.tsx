import type { PartExamples } from '~/testing/part-examples';
import { PreviewBar } from './preview-bar';

export const examples: PartExamples = () => ({ 'Drafts are shown': <PreviewBar /> });
