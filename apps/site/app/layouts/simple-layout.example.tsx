import type { PartExamples } from '~/testing/part-examples';
import { Container } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import { exampleShared } from './example-shared';
import { SimpleLayout } from './simple-layout';

const content = (
	<Container>
		<RichText html="<h1>The page’s own content</h1><p>Everything around it is the layout’s.</p>" />
	</Container>
);

export const examples: PartExamples = {
	Whole: <SimpleLayout shared={exampleShared}>{content}</SimpleLayout>,
	'Without shared content': (
		<SimpleLayout shared={{ header: null, footer: null, callToAction: null, settings: null }}>
			{content}
		</SimpleLayout>
	),
};
