import type { SocialNetwork } from '~/content/generated/operations';
import type { Footer } from '~/content/shared-parts/shared-parts';
import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';

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

export function SocialLinks({ socials }: { socials: Footer['topRow']['socials'] }) {
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
