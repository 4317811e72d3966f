import type { Footer as FooterContent, SiteSettings } from '~/content/shared-parts/shared-parts';
import { PagePart } from '~/features/page-parts/page-part';
import { ConsentSettingsButton } from '~/features/third-party/consent/consent-settings-button';
import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { Container, themeClass } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { FooterColumns } from './footer-columns';
import { SocialLinks } from './social-links';

/** Classes of unobtrusive links to legal pages and consent choices. At least 32 px high (WCAG 2.5.8). */
export const legalLink =
	'inline-flex min-h-8 items-center text-fg underline decoration-1 underline-offset-4 hover:decoration-3';

/** The brand's name in signal flags across the full width. */
function BrandHoist({ text }: { text: string }) {
	if (text === '') return null;
	return (
		<SignalFlags
			text={text}
			className="flex-nowrap overflow-hidden gap-0!"
			flagClassName="-mr-px max-h-48 min-w-0 grow basis-0"
		/>
	);
}

export interface FooterProps {
	footer: FooterContent | null;
	settings: SiteSettings | null;
	/** `small` shows only the company and the legal links. */
	size?: 'full' | 'small';
}

/** The site's footer with all fields of the footer content (specification section 3). */
export function Footer({ footer, settings, size = 'full' }: FooterProps) {
	return (
		<footer className={themeClass('dark')}>
			<PagePart>
				{footer ? (
					<Container className={size === 'full' ? 'pt-section' : 'pt-12'}>
						{size === 'full' && <TopRow topRow={footer.topRow} />}
						{size === 'full' && <FooterColumns columns={footer.menuColumns} />}
						<LegalRow location={footer.location} copyright={footer.copyright} />
					</Container>
				) : (
					<Container className="py-8 text-sm">
						<ConsentSettingsButton className={legalLink} />
					</Container>
				)}
				{size === 'full' && <BrandHoist text={settings?.brand ?? ''} />}
			</PagePart>
		</footer>
	);
}

function TopRow({ topRow }: Pick<FooterContent, 'topRow'>) {
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8 pb-16">
			<div>
				{topRow.logo && (
					<Picture media={topRow.logo} transparent className="mb-8 h-9 w-auto" sizes="160px" />
				)}
				<p className="max-w-[22em] text-3xl font-bold text-balance">{topRow.ctaText}</p>
			</div>
			<SocialLinks socials={topRow.socials} />
		</div>
	);
}

function LegalRow({ location, copyright }: Pick<FooterContent, 'location' | 'copyright'>) {
	const messages = useMessages();
	return (
		<div className="grid gap-x-10 gap-y-8 border-t-2 border-line pt-8 pb-12 text-sm text-muted xl:grid-cols-[minmax(23rem,1fr)_auto]">
			<div className="flex flex-wrap gap-x-10 gap-y-1">
				<strong className="text-fg">{location.name}</strong>
				<address className="whitespace-pre-line not-italic">{location.companyAddress}</address>
				<span className="whitespace-nowrap">{location.registrationNumber}</span>
			</div>
			<div className="flex flex-wrap items-center gap-x-8 gap-y-1 xl:justify-end">
				<span>{copyright.text}</span>
				{copyright.items.length > 0 && (
					<ul aria-label={messages.footerNavigation} className="flex flex-wrap gap-x-6">
						{copyright.items.map((item) => (
							<li key={item.url + item.title}>
								<Link href={item.url} target={item.target} className={legalLink}>
									{item.title}
								</Link>
							</li>
						))}
					</ul>
				)}
				<ConsentSettingsButton className={legalLink} />
			</div>
		</div>
	);
}
