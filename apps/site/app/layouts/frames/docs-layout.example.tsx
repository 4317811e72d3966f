import { exampleContent, noShared } from '~/testing/example-content';
import type { PartExamples } from '~/testing/part-examples';
import { exampleSharedIn } from '../example-shared';
import { DocsLayout } from './docs-layout';

export const examples: PartExamples = (t, locale) => ({
	Whole: <DocsLayout shared={exampleSharedIn(locale)}>{exampleContent(t)}</DocsLayout>,
	'Without shared content': <DocsLayout shared={noShared}>{exampleContent(t)}</DocsLayout>,
});
