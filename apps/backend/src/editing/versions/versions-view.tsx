import { Gutter, Pill } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { say } from '../say.ts';
import { words } from '../words.ts';
import { readVersions } from './read-versions.ts';

const title = words('Versions', 'Versioner', 'Fassungen');
const when = words('When', 'Hvornår', 'Wann');
const who = words('Who', 'Hvem', 'Wer');
const state = words('State', 'Status', 'Status');
const program = words('the program', 'programmet', 'das Programm');
const states = {
	seen: words('What visitors see', 'Det besøgende ser', 'Was Besucher sehen'),
	newest: words('Newest draft', 'Nyeste udkast', 'Neuester Entwurf'),
	published: words('Published earlier', 'Udgivet tidligere', 'Früher veröffentlicht'),
	draft: words('Draft', 'Udkast', 'Entwurf'),
};
const none = words(
	'There are no versions yet.',
	'Der er ingen versioner endnu.',
	'Es gibt noch keine Fassungen.',
);
const styles = {
	seen: 'success',
	newest: 'warning',
	published: 'light-gray',
	draft: 'light-gray',
} as const;

/** All versions of a document, the newest first: when each was made, by whom, and what became of it. */
export async function VersionsView({ initPageResult, i18n }: DocumentViewServerProps) {
	const { req, docID, collectionConfig, globalConfig } = initPageResult;
	const inTheirLanguage = say(req);
	const versions = await readVersions(req, { collectionConfig, globalConfig, id: docID });
	const { routes } = req.payload.config;
	const document = collectionConfig
		? `/collections/${collectionConfig.slug}/${docID}`
		: `/globals/${globalConfig?.slug}`;
	const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
	return (
		<Gutter>
			<h2 style={{ marginBlock: 'var(--base)' }}>{inTheirLanguage(title)}</h2>
			{versions.length === 0 ? <p>{inTheirLanguage(none)}</p> : null}
			<div className="table" style={{ overflowX: 'auto' }}>
				<table>
					<thead>
						<tr>
							{[when, who, state].map((heading) => (
								<th key={heading.en} scope="col">
									{inTheirLanguage(heading)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{versions.map((version) => (
							<tr key={version.id}>
								<td>
									<a href={`${routes.admin}${document}/versions/${version.id}`}>
										<time dateTime={version.updatedAt}>
											{time.format(new Date(version.updatedAt))}
										</time>
									</a>
								</td>
								<td>{version.changedBy ?? inTheirLanguage(program)}</td>
								<td>
									<Pill pillStyle={styles[version.state]} size="small">
										{inTheirLanguage(states[version.state])}
									</Pill>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Gutter>
	);
}
