import type { PartExamples } from '~/testing/part-examples';
import { Container } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import { exampleSharedIn } from '../example-shared';
import { BlogWithSidebarLayout } from './blog-with-sidebar-layout';

export const examples: PartExamples = (t, locale) => ({
	Whole: (
		<BlogWithSidebarLayout
			shared={exampleSharedIn(locale)}
			top={
				<Container>
					<RichText
						html={t({
							en: '<h1>Above both columns</h1>',
							da: '<h1>Over begge spalter</h1>',
							de: '<h1>Über beiden Spalten</h1>',
						})}
					/>
				</Container>
			}
			sidebar={
				<p>
					{t({
						en: 'Beside the text, and in view while it is read.',
						da: 'Ved siden af teksten, og synligt mens den læses.',
						de: 'Neben dem Text, und sichtbar, solange er gelesen wird.',
					})}
				</p>
			}
			bottom={
				<Container>
					<p>
						{t({
							en: 'Below both columns.',
							da: 'Under begge spalter.',
							de: 'Unter beiden Spalten.',
						})}
					</p>
				</Container>
			}
		>
			<RichText
				html={t({ en: '<p>The text.</p>', da: '<p>Teksten.</p>', de: '<p>Der Text.</p>' })}
				length="long"
			/>
		</BlogWithSidebarLayout>
	),
});
