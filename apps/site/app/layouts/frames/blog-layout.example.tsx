import { exampleContent, noShared } from '~/testing/example-content';
import type { PartExamples } from '~/testing/part-examples';
import { exampleSharedIn } from '../example-shared';
import { BlogLayout } from './blog-layout';

export const examples: PartExamples = (t, locale) => ({
	Whole: <BlogLayout shared={exampleSharedIn(locale)}>{exampleContent(t)}</BlogLayout>,
	'Without shared content': <BlogLayout shared={noShared}>{exampleContent(t)}</BlogLayout>,
});
