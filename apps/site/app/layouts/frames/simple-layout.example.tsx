import { exampleContent, noShared } from '~/testing/example-content';
import type { PartExamples } from '~/testing/part-examples';
import { exampleSharedIn } from '../example-shared';
import { SimpleLayout } from './simple-layout';

export const examples: PartExamples = (t, locale) => ({
	Whole: <SimpleLayout shared={exampleSharedIn(locale)}>{exampleContent(t)}</SimpleLayout>,
	'Without shared content': <SimpleLayout shared={noShared}>{exampleContent(t)}</SimpleLayout>,
});
