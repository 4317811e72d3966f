import type { CallToAction as CallToActionContent } from '~/content/shared-parts';
import { Animation } from '~/features/animation/animation';
import { ButtonRow } from '~/ui/actions/button-row';
import { Section } from '~/ui/page/section';
import { Eyebrow } from '~/ui/text/eyebrow';
import { Heading } from '~/ui/text/heading';

/** The block that ends most pages, shared by all of a language (specification section 3). */
export function CallToAction({ callToAction }: { callToAction: CallToActionContent | null }) {
	if (!callToAction) return null;
	const { sectionHeading, heading, text, lottieAnimation, buttons } = callToAction;
	return (
		<Section theme="blue" space="none" labelledBy="call-to-action">
			<div className="two-fields">
				<div className="two-fields-text py-section">
					<Eyebrow>{sectionHeading}</Eyebrow>
					<Heading level={2} id="call-to-action">
						{heading}
					</Heading>
					{text !== '' && <p className="mt-6 max-w-text text-lg text-muted">{text}</p>}
					<ButtonRow buttons={buttons} className="mt-10" />
				</div>
				{lottieAnimation && (
					<Animation
						animation={lottieAnimation}
						sizes="(width >= 64rem) 50vw, 100vw"
						className="h-full w-full object-cover"
					/>
				)}
			</div>
		</Section>
	);
}
