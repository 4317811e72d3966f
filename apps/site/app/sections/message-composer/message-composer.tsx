import { lazyPart } from '~/features/page-parts/lazy-part';
import { PagePart } from '~/features/page-parts/page-part';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionProps } from '../section-props';

const load = () => import('~/features/composer/composer');

/** The server imports the code directly; browsers load it on pages with a composer and show the server's HTML until then. */
const Composer = import.meta.env.SSR
	? (await load()).Composer
	: lazyPart(async () => (await load()).Composer);

/** A message that visitors can edit, as SMS, RCS and e-mail (content contract, MessageComposerSection). */
export function MessageComposerSection({ section }: SectionProps<'MessageComposerSection'>) {
	const { heading, text, theme } = section;
	const id = headingId(section);
	return (
		<Section theme={theme} labelledBy={id}>
			<Container>
				<SectionHeader id={id} heading={heading} text={text} />
				<PagePart module="app/features/composer/composer.tsx">
					<Composer message={section} />
				</PagePart>
			</Container>
		</Section>
	);
}
