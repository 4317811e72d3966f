import type { ReactNode } from 'react';
import {
	type ApiOperation,
	type ApiOverview,
	documentLanguage,
	type TextWithLanguage,
	textIn,
} from '#shared/api-description.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { Heading } from '~/ui/text/heading';
import { operationPath } from './addresses';
import { Introduction } from './introduction';
import { OperationDetails } from './operation-details';

/**
 * The introduction or an operation, with the list of all operations and their URLs in the viewer. Without JavaScript, this is the whole
 * documentation. Its columns and their places are the viewer's, so that nothing moves when the viewer replaces it.
 */
export function OperationList({
	overview,
	children,
}: {
	overview: ApiOverview;
	children: ReactNode;
}) {
	const messages = useMessages();
	const locale = useLocale();
	const { title, version, selected, tags } = overview;
	const heading = selected?.summary
		? textIn({ text: selected.summary, translations: selected.translations }, locale)
		: { text: selected?.path ?? title, language: documentLanguage };
	return (
		<div className="grid grow grid-cols-[minmax(0,1fr)] min-[1000px]:grid-cols-[18rem_minmax(0,1fr)]">
			<div className="px-6 pt-24.5 pb-12 min-[1000px]:col-start-2 min-[1000px]:px-15 min-[1000px]:pt-22.5">
				<p className="text-sm leading-[22px] text-muted">
					{`${messages.docsTitle}${selected ? `: ${title}` : ''} ${version}`}
				</p>
				<Heading level={1} size="card">
					<span lang={heading.language}>{heading.text}</span>
				</Heading>
				{selected ? (
					<OperationDetails operation={selected} />
				) : (
					<Introduction introduction={overview.introduction} />
				)}
				<div className="mt-6">{children}</div>
			</div>
			<nav
				aria-label={messages.docsOperations}
				className="border-line px-6 pb-12 min-[1000px]:col-start-1 min-[1000px]:row-start-1 min-[1000px]:border-r min-[1000px]:px-5 min-[1000px]:pt-3"
			>
				{[...Map.groupBy(overview.operations, ({ tag }) => tag)].map(([tag, operations]) => (
					<section key={tag} className="mt-6 first:mt-0">
						<h2 className="text-sm font-bold text-muted">
							{tag ? (
								<LocalizedText {...textIn({ text: tag, translations: tags[tag] ?? {} }, locale)} />
							) : (
								messages.docsOperations
							)}
						</h2>
						<ul className="mt-1 text-sm">
							{operations.map((operation) => (
								<Operation key={`${operation.method} ${operation.path}`} operation={operation} />
							))}
						</ul>
					</section>
				))}
			</nav>
		</div>
	);
}

function Operation({ operation }: { operation: ApiOperation }) {
	const locale = useLocale();
	const { method, path, summary, translations } = operation;
	return (
		<li>
			<Link
				href={operationPath(locale, operation)}
				className="block py-1.5 underline-offset-4 hover:underline"
			>
				<LocalizedText {...textIn({ text: summary, translations }, locale)} />{' '}
				<code translate="no" className="block font-mono text-xs text-muted">
					<strong className="text-mark">{method}</strong> {path}
				</code>
			</Link>
		</li>
	);
}

function LocalizedText({ text, language }: TextWithLanguage) {
	return <span lang={language}>{text}</span>;
}
