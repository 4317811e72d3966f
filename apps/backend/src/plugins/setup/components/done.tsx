import type { setupText } from '../text.ts';

interface Props {
	t: ReturnType<typeof setupText>;
	siteUrl: string;
	adminUrl: string;
}

/** Links to the dashboard and the site after the setup. */
export function Done({ t, siteUrl, adminUrl }: Props) {
	return (
		<div role="status">
			<h2>{t('doneTitle')}</h2>
			<p>{t('doneHint')}</p>
			<div className="setup-actions">
				<a className="btn btn--style-primary btn--size-large" href={adminUrl}>
					{t('openDashboard')}
				</a>
				<a className="btn btn--style-secondary btn--size-large" href={siteUrl}>
					{t('openSite')}
				</a>
			</div>
		</div>
	);
}
