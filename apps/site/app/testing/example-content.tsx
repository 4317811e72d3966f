import type { SharedContent } from '~/content/shared-parts/load-shared.server';
import { Container } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import type { Translate } from './localized-example';

/** Example content inside a layout. */
export const exampleContent = (t: Translate) => (
	<Container>
		<RichText
			html={t({
				en: '<h1>The page’s own content</h1><p>Everything around it is the layout’s.</p>',
				da: '<h1>Sidens eget indhold</h1><p>Alt omkring det er layoutets.</p>',
				de: '<h1>Der Inhalt der Seite</h1><p>Alles ringsum gehört zum Layout.</p>',
			})}
		/>
	</Container>
);

/** Shared content if none could be loaded. */
export const noShared: SharedContent = {
	header: null,
	footer: null,
	callToAction: null,
	settings: null,
};
