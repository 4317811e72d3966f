import { localeDefinition } from '@website/contracts/locales';
import { adminUrl } from '../../documents/document-ref.ts';
import { statesSlug } from '../../documents/translation-states/slug.ts';
import { outdatedWord, stateWords } from '../../documents/translation-states/words.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { type Counts, counted, countedBy } from './read-translations.ts';
import { dashboardWords } from './words.ts';

interface Props {
	counts: Counts;
	admin: string;
	t: (text: Words) => string;
}

/** How much is missing, outdated or a draft in each language; each number leads to the list of just that. */
export function DashboardLanguages({ counts, admin, t }: Props) {
	const list = adminUrl(admin, statesSlug);
	const columns = { ...stateWords, outdated: outdatedWord };
	const address = (language: string, [field, value]: readonly [string, string]) => {
		const query = new URLSearchParams({
			'where[or][0][and][0][language][equals]': language,
			[`where[or][0][and][1][${field}][equals]`]: value,
		});
		return `${list}?${query}`;
	};
	return (
		<section aria-labelledby="desk-languages" className="desk-list">
			<h2 id="desk-languages">{t(dashboardWords.languages)}</h2>
			<table className="desk-table">
				<thead>
					<tr>
						<th scope="col">{t(dashboardWords.language)}</th>
						{counted.map((what) => (
							<th key={what} scope="col">
								{t(columns[what])}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{counts.map((row) => (
						<tr key={row.language}>
							<th scope="row">{localeDefinition(row.language).name}</th>
							{counted.map((what) => (
								<td key={what}>
									{row.counts[what] > 0 ? (
										<a href={address(row.language, countedBy[what])}>{row.counts[what]}</a>
									) : (
										<span className="desk-none">0</span>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p className="desk-more">
				<a href={list}>{t(dashboardWords.all)}</a>
			</p>
		</section>
	);
}
