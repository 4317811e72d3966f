import { exampleContent, noShared } from '~/testing/example-content';
import type { PartExamples } from '~/testing/part-examples';
import { exampleSharedIn } from '../example-shared';
import { DefaultLayout } from './default-layout';

export const examples: PartExamples = (say, locale) => ({
	Whole: <DefaultLayout shared={exampleSharedIn(locale)}>{exampleContent(say)}</DefaultLayout>,
	'Without shared content': <DefaultLayout shared={noShared}>{exampleContent(say)}</DefaultLayout>,
});
