import { exampleContent, noShared } from '~/testing/example-content';
import type { PartExamples } from '~/testing/part-examples';
import { DefaultLayout } from './default-layout';
import { exampleSharedIn } from './example-shared';

export const examples: PartExamples = (say, locale) => ({
	Whole: <DefaultLayout shared={exampleSharedIn(locale)}>{exampleContent(say)}</DefaultLayout>,
	'Without shared content': <DefaultLayout shared={noShared}>{exampleContent(say)}</DefaultLayout>,
});
