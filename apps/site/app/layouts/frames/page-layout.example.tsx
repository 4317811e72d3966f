import type { PageLayout as PageLayoutName } from '~/content/generated/operations';
import { exampleContent } from '~/testing/example-content';
import type { PartExamples } from '~/testing/part-examples';
import { exampleSharedIn } from '../example-shared';
import { PageLayout } from './page-layout';

const layouts: PageLayoutName[] = ['default', 'simple', 'blog', 'blogWithSidebar', 'docs'];

export const examples: PartExamples = (t, locale) =>
	Object.fromEntries(
		layouts.map((layout) => [
			layout,
			<PageLayout
				key={layout}
				layout={layout}
				shared={exampleSharedIn(locale)}
				sidebar={
					<p>{t({ en: 'Beside the text.', da: 'Ved siden af teksten.', de: 'Neben dem Text.' })}</p>
				}
			>
				{exampleContent(t)}
			</PageLayout>,
		]),
	);
