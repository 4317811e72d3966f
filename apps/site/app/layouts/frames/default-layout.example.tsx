import { exampleContent, noShared } from '~/testing/example-content';
import type { PartExamples } from '~/testing/part-examples';
import { exampleSharedIn } from '../example-shared';
import { DefaultLayout } from './default-layout';

export const examples: PartExamples = (t, locale) => ({
	Whole: <DefaultLayout shared={exampleSharedIn(locale)}>{exampleContent(t)}</DefaultLayout>,
	'Without shared content': <DefaultLayout shared={noShared}>{exampleContent(t)}</DefaultLayout>,
});
