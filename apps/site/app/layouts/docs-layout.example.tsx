import type { PartExamples } from '~/testing/part-examples';
import { Container } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import { DocsLayout } from './docs-layout';
import { exampleShared } from './example-shared';

const content = (
	<Container>
		<RichText html="<h1>The page’s own content</h1><p>Everything around it is the layout’s.</p>" />
	</Container>
);

export const examples: PartExamples = {
	Whole: <DocsLayout shared={exampleShared}>{content}</DocsLayout>,
	'Without shared content': (
		<DocsLayout shared={{ header: null, footer: null, callToAction: null, settings: null }}>
			{content}
		</DocsLayout>
	),
};
