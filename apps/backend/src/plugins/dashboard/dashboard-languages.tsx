import { adminUrl } from '../../documents/document-ref.ts';
import { languageWords } from '../../platform/i18n/language-name.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { outdatedWord, statesSlug, stateWords } from '../translations/api.ts';
import { type Counts, countedStates, stateFilters } from './read-translations.ts';
import { dashboardWords } from './words.ts';

interface Props {
	counts: Counts;
	admin: string;
	t: (text: Words) => string;
}

/** A table of missing, outdated and draft translations per locale. Each number links to the filtered list. */
export function DashboardLanguages({ counts, admin, t }: Props) {
	const list = adminUrl(admin, statesSlug);
	const columns = { ...stateWords, outdated: outdatedWord };
	const urlOf = (language: string, [field, value]: readonly [string, string]) => {
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
						{countedStates.map((state) => (
							<th key={state} scope="col">
								{t(columns[state])}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{counts.map((row) => (
						<tr key={row.language}>
							<th scope="row">{t(languageWords(row.language))}</th>
							{countedStates.map((state) => (
								<td key={state}>
									{row.counts[state] > 0 ? (
										<a href={urlOf(row.language, stateFilters[state])}>{row.counts[state]}</a>
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
