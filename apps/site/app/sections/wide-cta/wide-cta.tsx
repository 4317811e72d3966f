import { ButtonRow } from '~/ui/actions/button-row';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { Container, Section, type Theme } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

/** A call to action must be conspicuous, so its light theme is the yellow one. */
const themes: Record<SectionFields<'WideCtaSection'>['theme'], Theme> = {
	light: 'secondary',
	tinted: 'tinted',
	dark: 'dark',
};

/** The signal flag for "I wish to communicate with you". */
const hoist = 'K';

/** A call to action across the page. */
export function WideCtaSection({ section }: SectionProps<'WideCtaSection'>) {
	const { heading, text, buttons, theme } = section;
	return (
		<Section theme={themes[theme]} space="none" labelledBy={headingId(section)}>
			<div className="flex">
				<SignalFlags
					text={hoist}
					className="w-4 shrink-0 overflow-hidden sm:w-[max(4rem,calc((100vw-var(--container-page))/2-2rem))]"
					flagClassName="h-full w-full"
				/>
				<Container className="grid items-center gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[1fr_auto]">
					<div>
						<Heading level={2} size="block" id={headingId(section)}>
							{heading}
						</Heading>
						<RichText html={text} className="mt-4 max-w-text text-lg text-muted" />
					</div>
					<ButtonRow buttons={buttons} />
				</Container>
			</div>
		</Section>
	);
}
