import type { PageLayout as PageLayoutName } from '~/content/generated/operations';
import type { PartExamples } from '~/testing/part-examples';
import { Container } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import { exampleShared } from './example-shared';
import { PageLayout } from './page-layout';

const layouts: PageLayoutName[] = ['default', 'simple', 'blog', 'blogWithSidebar', 'docs'];

export const examples: PartExamples = Object.fromEntries(
	layouts.map((layout) => [
		layout,
		<PageLayout
			key={layout}
			layout={layout}
			shared={exampleShared}
			sidebar={<p>Beside the text.</p>}
		>
			<Container>
				<RichText html="<h1>The page’s own content</h1>" />
			</Container>
		</PageLayout>,
	]),
);
