import { ButtonRow } from '~/ui/actions/button-row';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { classNames } from '~/ui/class-names';
import { Container, Section } from '~/ui/page/section';
import { Eyebrow, Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionProps } from '../section-props';

/** The maximum number of flags in a row. */
const longestHoist = 14;

/** The opening of a page without a picture: a large heading with its first words as signal flags below. */
export function CleanHeroSection({ section, isFirst = false }: SectionProps<'CleanHeroSection'>) {
	const { eyebrow, heading, text, buttons, align } = section;
	const isCentered = align === 'center';
	return (
		<Section theme="tinted" space="none" labelledBy={headingId(section)}>
			<Container
				className={classNames(
					'flex flex-col pt-14 pb-12 md:pt-24 md:pb-16',
					isCentered ? 'items-center text-center' : 'items-start',
				)}
			>
				<Eyebrow>{eyebrow}</Eyebrow>
				<Heading
					level={isFirst ? 1 : 2}
					size="display"
					id={headingId(section)}
					className="max-w-[15em]"
				>
					{heading}
				</Heading>
				<RichText html={text} className="mt-7 max-w-text text-lg text-muted" />
				<ButtonRow
					buttons={buttons}
					className={classNames('mt-9', isCentered && 'justify-center')}
				/>
			</Container>
			<Container className={classNames('flex', isCentered && 'justify-center')}>
				<SignalFlags
					text={hoistedWords(heading)}
					className="gap-0!"
					flagClassName="h-6 sm:h-9 md:h-12"
				/>
			</Container>
		</Section>
	);
}

/** As many whole words, without spaces, as fit in a row of flags; a longer first word is truncated. */
export function hoistedWords(text: string): string {
	let hoist = '';
	for (const word of text.split(/\s+/)) {
		if (hoist.length + word.length > longestHoist) break;
		hoist += word;
	}
	return hoist || text.slice(0, longestHoist);
}
