import type { SocialNetwork } from '~/content/generated/operations';
import type { Footer as FooterContent, SiteSettings } from '~/content/shared-parts/shared-parts';
import { PagePart } from '~/features/page-parts/page-part';
import { ConsentSettingsButton } from '~/features/third-party/consent/consent-settings-button';
import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { Container, themeClass } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';

/** The SVG paths of the networks' logos, in a 24 by 24 view box. */
const socialMarks: Record<SocialNetwork, string> = {
	linkedin:
		'M5 3.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8ZM3 9.75h4V21H3Zm6.5 0h3.8v1.6c.6-1 1.9-1.9 3.8-1.9 3.6 0 4.4 2.2 4.4 5.3V21h-4v-5.6c0-1.5-.1-3-1.9-3s-2.1 1.4-2.1 2.9V21h-4Z',
	mastodon:
		'M21.3 8.3c0-4.2-2.8-5.5-2.8-5.5-2.8-1.3-10.2-1.3-13 0 0 0-2.8 1.3-2.8 5.5 0 5-.3 11.3 4.6 12.6 1.8.5 3.3.6 4.6.5 2.3-.1 3.6-.8 3.6-.8l-.1-1.6s-1.6.5-3.5.4c-1.8-.1-3.7-.2-4-2.4v-.6c3.9 1 7.2.4 8.1.3 2.5-.3 4.7-1.9 5-3.3.4-2.3.3-5.1.3-5.1Zm-3.4 5.6h-2.1V8.8c0-2.2-2.8-2.3-2.8.3v2.8h-2V9.1c0-2.6-2.8-2.5-2.8-.3v5.1H6.1c0-5.5-.2-6.6.8-7.8 1.1-1.2 3.4-1.3 4.4.3l.7 1.1.7-1.1c1-1.6 3.3-1.5 4.4-.3 1 1.2.8 2.3.8 7.8Z',
	github:
		'M12 .3a12 12 0 0 0-3.8 23.4c.6.1.8-.3.8-.6v-2c-3.3.7-4-1.6-4-1.6-.6-1.4-1.4-1.8-1.4-1.8-1-.7.1-.7.1-.7 1.2 0 1.9 1.2 1.9 1.2 1 1.8 2.8 1.3 3.5 1 0-.8.4-1.3.7-1.6-2.7-.3-5.5-1.3-5.5-6 0-1.2.5-2.3 1.3-3.1-.2-.4-.6-1.6 0-3.2 0 0 1-.3 3.4 1.2a11.5 11.5 0 0 1 6 0c2.3-1.5 3.3-1.2 3.3-1.2.6 1.6.2 2.8.1 3.2.8.8 1.3 1.9 1.3 3.2 0 4.6-2.8 5.6-5.5 5.9.5.4.9 1 .9 2.2v3.3c0 .3.1.7.8.6A12 12 0 0 0 12 .3Z',
	youtube:
		'M4 4.5h16a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3Zm5.5 4v7l6.5-3.5Z',
	bluesky:
		'M12 10.8C10.9 8.7 8 4.7 5.3 2.8 2.7 1 1.7 1.3 1 1.6.3 1.9 0 3.1 0 3.8s.4 5.7.6 6.5c.8 2.8 3.7 3.7 6.4 3.4-3.9.6-7.4 2-2.8 7 5 5.2 6.9-1.1 7.8-4.4.9 3.3 2 9.5 7.6 4.4 4.3-4.4 1.2-6.4-2.8-7 2.7.3 5.6-.6 6.4-3.4.2-.8.6-5.8.6-6.5s-.1-1.9-1-2.3c-.7-.3-1.7-.6-4.3 1.2C15.9 4.7 13.1 8.7 12 10.8Z',
};

const names: Record<SocialNetwork, string> = {
	linkedin: 'LinkedIn',
	mastodon: 'Mastodon',
	github: 'GitHub',
	youtube: 'YouTube',
	bluesky: 'Bluesky',
};

function SocialLinks({ socials }: { socials: FooterContent['topRow']['socials'] }) {
	const messages = useMessages();
	if (socials.length === 0) return null;
	return (
		<ul aria-label={messages.socialMedia} className="flex flex-wrap gap-2">
			{socials.map(({ network, url }) => (
				<li key={url}>
					<Link
						href={url}
						rel="me noopener"
						aria-label={names[network]}
						className="flex size-12 items-center justify-center bg-surface transition hover:bg-secondary hover:text-on-secondary"
					>
						<svg viewBox="0 0 24 24" className="size-5" aria-hidden="true" focusable="false">
							<path fill="currentColor" d={socialMarks[network]} />
						</svg>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The columns that have links; those of features that are off are omitted. */
function FooterColumns({ menuColumns }: Pick<FooterContent, 'menuColumns'>) {
	const messages = useMessages();
	const columns = menuColumns.filter(({ submenu }) => submenu.length > 0);
	if (columns.length === 0) return null;
	return (
		<nav
			aria-label={messages.footerNavigation}
			className="grid grid-cols-2 gap-x-8 gap-y-12 max-[23rem]:grid-cols-1 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none border-line pt-12 pb-16 first:pt-section not-first:border-t-2"
		>
			{columns.map((column) => (
				<div key={column.title}>
					<h2 className="text-base font-bold">{column.title}</h2>
					{column.subtitle !== '' && <p className="mt-1 text-sm text-muted">{column.subtitle}</p>}
					<ul className="mt-4">
						{column.submenu.map((link) => (
							<li key={link.url + link.title}>
								<Link
									href={link.url}
									target={link.target}
									className="inline-flex min-h-10 items-center text-sm decoration-secondary decoration-3 underline-offset-6 hover:underline"
								>
									{link.title}
								</Link>
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
	);
}

/** Classes of unobtrusive links to legal pages and consent choices. At least 32 px high (WCAG 2.5.8). */
const legalLink =
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
					<Container>
						{size === 'full' && <TopRow topRow={footer.topRow} />}
						{size === 'full' && <FooterColumns menuColumns={footer.menuColumns} />}
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
	if (!topRow.logo && topRow.ctaText === '' && topRow.socials.length === 0) return null;
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8 pt-section pb-16">
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
		<div className="grid gap-x-10 gap-y-8 border-line pt-8 pb-12 text-sm not-first:border-t-2 text-muted xl:grid-cols-[minmax(23rem,1fr)_auto]">
			<div className="flex flex-wrap gap-x-10 gap-y-1">
				<strong className="text-fg">{location.name}</strong>
				<address className="whitespace-pre-line not-italic">{location.companyAddress}</address>
				<span>{location.registrationNumber}</span>
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
