import { Link, useLocation } from 'react-router';
import { findPart } from '../catalog/parts.ts';
import type { PartFacts } from '../facts/part-facts.ts';
import { partPath } from './view-settings.ts';

/** The fields of a part and where it is used. */
export function Facts({ facts }: { facts: PartFacts }) {
	return (
		<div className="facts">
			<section aria-labelledby="fields">
				<h2 id="fields">Fields</h2>
				{facts.fields.length === 0 ? <p>No fields.</p> : <Fields fields={facts.fields} />}
			</section>
			<section aria-labelledby="users">
				<h2 id="users">Used by</h2>
				<dl>
					<dt>File</dt>
					<dd>
						<code>{facts.file}</code>
					</dd>
					{facts.documents.length > 0 && (
						<>
							<dt>Pages of the demo content</dt>
							{facts.documents.map(({ name, languages }) => (
								<dd key={name}>
									{name} <span className="languages">{languages.join(' ')}</span>
								</dd>
							))}
						</>
					)}
					<dt>Imported by</dt>
					{facts.importedBy.map((file) => (
						<dd key={file}>
							<Importer file={file} />
						</dd>
					))}
					{facts.importedBy.length === 0 && <dd>Nothing.</dd>}
				</dl>
			</section>
		</div>
	);
}

function Fields({ fields }: Pick<PartFacts, 'fields'>) {
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">Name</th>
					<th scope="col">Type</th>
					<th scope="col">Description</th>
				</tr>
			</thead>
			<tbody>
				{fields.map((field) => (
					<tr key={field.name}>
						<th scope="row">
							<code>{field.name}</code>
							{field.isOptional && <span className="optional">optional</span>}
						</th>
						<td>
							<code>{field.type}</code>
						</td>
						<td>
							{field.description}
							{field.values.length > 0 && (
								<span className="values">
									{field.values.map((value) => (
										<code key={value}>{value}</code>
									))}
								</span>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Importer({ file }: { file: string }) {
	const { search } = useLocation();
	const path = file.replace(/\.tsx?$/, '');
	const id = [path, path.replace(/\/[^/]+$/, '')].find((candidate) => findPart(candidate));
	return id ? (
		<Link to={partPath(id, search)}>
			<code>{file}</code>
		</Link>
	) : (
		<code>{file}</code>
	);
}
