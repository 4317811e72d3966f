import type { setupText } from '../text.ts';

interface Props {
	say: ReturnType<typeof setupText>;
	siteUrl: string;
	adminUrl: string;
}

/** Where to go once the site is set up. */
export function Done({ say, siteUrl, adminUrl }: Props) {
	return (
		<div role="status">
			<h2>{say('doneTitle')}</h2>
			<p>{say('doneHint')}</p>
			<div className="setup-actions">
				<a className="btn btn--style-primary btn--size-large" href={adminUrl}>
					{say('openDashboard')}
				</a>
				<a className="btn btn--style-secondary btn--size-large" href={siteUrl}>
					{say('openSite')}
				</a>
			</div>
		</div>
	);
}
