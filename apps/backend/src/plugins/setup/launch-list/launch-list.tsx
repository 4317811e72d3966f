import type { ServerProps } from 'payload';
import { asPerson, hasRightForAll } from '../../../access/person.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import { setupText } from '../text.ts';
import type { LaunchItem } from './items.ts';
import { readLaunchList } from './read-launch-list.ts';
import { TickButton } from './tick-button.tsx';
import './launch-list.css';

/** The admin paths of the items; the other items are configured outside of the admin. */
const screens: Partial<Record<LaunchItem, string>> = {
	legal: adminUrl('', { kind: 'global', slug: 'footer' }),
	prices: adminUrl('', 'sms-prices'),
	redirects: adminUrl('', 'redirects'),
	secondFactor: '/account',
};

/** The launch list on the dashboard, for administrators, until every item is done. */
export async function LaunchList({ payload, user, i18n }: ServerProps) {
	if (!hasRightForAll(asPerson(user), 'users', 'update')) return null;
	const lines = await readLaunchList(payload);
	if (!lines) return null;
	const t = setupText(i18n);
	const { admin } = payload.config.routes;
	return (
		<section className="launch-list" aria-labelledby="launch-list">
			<h2 id="launch-list">
				{t('launchTitle', {
					done: lines.filter(({ isDone }) => isDone).length,
					all: lines.length,
				})}
			</h2>
			<ul>
				{lines.map(({ item, isDone }) => (
					<li key={item} className={isDone ? 'launch-done' : undefined}>
						<span className="launch-mark" role="img" aria-label={t(isDone ? 'done' : 'toDo')}>
							{isDone ? '✓' : '○'}
						</span>
						<div>
							<strong>
								{screens[item] ? (
									<a href={`${admin}${screens[item]}`}>{t(`${item}Item`)}</a>
								) : (
									t(`${item}Item`)
								)}
							</strong>
							{!isDone && <p className="own-quiet">{t(`${item}How`)}</p>}
						</div>
						{!isDone && (
							<TickButton
								item={item}
								label={t(item === 'backup' ? 'tickBackup' : 'tick')}
								about={t(`${item}Item`)}
							/>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
