import { getTranslation, type I18nClient } from '@payloadcms/translations';
import { Pill } from '@payloadcms/ui';
import { defaultLocale, isLocaleCode } from '@website/contracts/locales';
import type { ServerProps } from 'payload';
import { readRecentChanges } from './read-recent-changes.ts';
import { type Words, words } from './words.ts';

const title = words('Changed last', 'Senest ændret', 'Zuletzt geändert');
const draft = words('Not published', 'Ikke udgivet', 'Nicht veröffentlicht');
const published = words('Published', 'Udgivet', 'Veröffentlicht');
const untitled = words('Untitled', 'Uden titel', 'Ohne Titel');
const howMany = 5;

type Props = Pick<ServerProps, 'payload' | 'locale'> & { i18n: I18nClient };

/** On the editors' first page: what was worked on last, and whether it waits to be published. */
export async function RecentChanges({ payload, i18n, locale }: Props) {
	const language = isLocaleCode(locale?.code) ? locale.code : defaultLocale;
	const changes = await readRecentChanges(payload, language, howMany);
	if (changes.length === 0) return null;
	const say = (text: Words) => getTranslation(text, i18n);
	const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
	const { routes, serverURL } = payload.config;
	return (
		<section aria-labelledby="recent-changes" style={{ marginBottom: 'calc(var(--base) * 2)' }}>
			<h2 id="recent-changes" style={{ marginBottom: 'var(--base)' }}>
				{say(title)}
			</h2>
			<div className="table">
				<table>
					<tbody>
						{changes.map((change) => (
							<tr key={`${change.collection}-${change.id}`}>
								<td>
									<a
										href={`${serverURL}${routes.admin}/collections/${change.collection}/${change.id}`}
									>
										{change.title || say(untitled)}
									</a>
								</td>
								<td>
									{getTranslation(
										payload.collections[change.collection].config.labels.singular,
										i18n,
									)}
								</td>
								<td>
									<Pill pillStyle={change.isDraft ? 'warning' : 'success'} size="small">
										{say(change.isDraft ? draft : published)}
									</Pill>
								</td>
								<td>
									<time dateTime={change.updatedAt}>{when.format(new Date(change.updatedAt))}</time>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}
