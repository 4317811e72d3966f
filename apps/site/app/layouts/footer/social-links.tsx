import type { SocialNetwork } from '~/content/generated/operations';
import type { Footer } from '~/content/shared-parts/shared-parts';
import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { socialMarks } from './social-marks';

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
