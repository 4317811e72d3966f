import type { PartExamples } from '~/testing/part-examples';
import { Container } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import { BlogWithSidebarLayout } from './blog-with-sidebar-layout';
import { exampleShared } from './example-shared';

export const examples: PartExamples = {
	Whole: (
		<BlogWithSidebarLayout
			shared={exampleShared}
			top={
				<Container>
					<RichText html="<h1>Above both columns</h1>" />
				</Container>
			}
			sidebar={<p>Beside the text, and in view while it is read.</p>}
			bottom={
				<Container>
					<p>Below both columns.</p>
				</Container>
			}
		>
			<RichText html="<p>The text.</p>" length="long" />
		</BlogWithSidebarLayout>
	),
};
