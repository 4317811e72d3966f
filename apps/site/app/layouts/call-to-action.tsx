import { useLocation } from 'react-router';
import { localeFromPath, pathPrefix } from '#shared/locales/locale.ts';
import { useLook } from '~/brand/context';
import type { CallToAction as CallToActionContent } from '~/content/shared-parts/shared-parts';
import { Animation } from '~/features/animation/animation';
import { ButtonRow } from '~/ui/actions/button-row';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { Container, Section } from '~/ui/page/section';
import { Eyebrow, Heading } from '~/ui/text/heading';

/** The maximum number of flags; longer words are truncated. */
const maxFlags = 12;

/** The last segment of the page's path as a word, such as `sms` or `preise`; `ahoy` for the home page. */
function pageWord(pathname: string): string {
	const slug =
		pathname
			.slice(pathPrefix(localeFromPath(pathname)).length)
			.split('/')
			.at(-1) || 'ahoy';
	return slug.replaceAll('-', ' ').slice(0, maxFlags);
}

/**
 * The block at the end of most pages, shared by all pages of a language (specification section 3). Without an animation, flags spell the
 * word of the page; for a brand without flags it is one row. Omits buttons that link to the current page. Renders nothing if no button
 * remains.
 */
export function CallToAction({ callToAction }: { callToAction: CallToActionContent | null }) {
	const { pathname } = useLocation();
	const hasFlags = useLook().decoration === 'signalFlags';
	if (!callToAction) return null;
	const { sectionHeading, heading, text, lottieAnimation } = callToAction;
	const buttons = callToAction.buttons.filter(({ link }) => link.url !== pathname);
	if (buttons.length === 0 && callToAction.buttons.length > 0) return null;
	const words = (
		<div>
			<Eyebrow>{sectionHeading}</Eyebrow>
			<Heading level={2} id="call-to-action">
				{heading}
			</Heading>
			{text !== '' && <p className="mt-6 max-w-text text-lg text-muted">{text}</p>}
		</div>
	);
	return (
		<Section theme="tertiary" space="none" labelledBy="call-to-action">
			{lottieAnimation || hasFlags ? (
				<div className="two-fields">
					<div className="two-fields-text py-section">
						{words}
						<ButtonRow buttons={buttons} className="mt-10" />
					</div>
					{lottieAnimation ? (
						<Animation
							animation={lottieAnimation}
							sizes="(width >= 64rem) 50vw, 100vw"
							className="h-full w-full object-cover"
						/>
					) : (
						<SignalFlags
							text={pageWord(pathname)}
							className="flex-nowrap! items-center justify-center gap-[clamp(0.25rem,0.7vw,0.625rem)]! p-gutter max-lg:pt-0"
							flagClassName="h-auto min-w-0 max-w-[clamp(2.75rem,5vw,5rem)] flex-1 outline-2 outline-fg"
						/>
					)}
				</div>
			) : (
				<Container className="grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-[1fr_auto]">
					{words}
					<ButtonRow buttons={buttons} />
				</Container>
			)}
		</Section>
	);
}
