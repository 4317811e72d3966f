import { useEffect, useState } from 'react';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/pictures/icon';
import { codeLanguage, type Grammar, type TokenKind } from './code-grammars';

interface Token {
	kind: TokenKind | 'plain';
	text: string;
}

const patterns = new Map<Grammar, RegExp>();

function patternOf(grammar: Grammar): RegExp {
	let pattern = patterns.get(grammar);
	if (!pattern) {
		const source = grammar.map(([, part]) => `(${part})`).join('|');
		pattern = new RegExp(source, 'gm');
		patterns.set(grammar, pattern);
	}
	return pattern;
}

/** Splits source code into tokens by simple patterns, which suffice for the samples of a website. The joined texts equal the input. */
export function highlight(code: string, language: string): Token[] {
	const { grammar } = codeLanguage(language);
	if (grammar.length === 0) return [{ kind: 'plain', text: code }];
	const tokens: Token[] = [];
	let end = 0;
	for (const match of code.matchAll(patternOf(grammar))) {
		if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
		const group = match.slice(1).findIndex((text) => text !== undefined);
		tokens.push({ kind: grammar[group]?.[0] ?? 'plain', text: match[0] });
		end = match.index + match[0].length;
	}
	if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
	return tokens;
}

const colors: Record<TokenKind, string> = {
	comment: 'text-muted',
	string: 'text-code-text',
	number: 'text-code-number',
	word: 'text-code-word',
	name: 'text-code-name',
};

/** Source code with its language and, after hydration, a copy button. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
	return (
		<div className="theme-dark bg-canvas text-fg">
			<div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line pl-5 text-xs text-muted">
				<span className="flex items-center gap-3">
					<span aria-hidden="true" className="h-3 w-4 bg-accent pennant" />
					{codeLanguage(language).name}
				</span>
				<CopyButton text={code} />
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be keyboard accessible */}
			<pre tabIndex={0} className="overflow-x-auto p-5 font-mono text-[0.8125rem] leading-[1.7]">
				<code translate="no" className={`language-${language}`}>
					{highlight(code, language).map((token, index) =>
						token.kind === 'plain' ? (
							token.text
						) : (
							// biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity other than their position
							<span key={index} className={colors[token.kind]}>
								{token.text}
							</span>
						),
					)}
				</code>
			</pre>
		</div>
	);
}

function CopyButton({ text }: { text: string }) {
	const messages = useMessages();
	const [isReady, setReady] = useState(false);
	const [isCopied, setCopied] = useState(false);
	useEffect(() => setReady('clipboard' in navigator), []);

	async function copy() {
		await navigator.clipboard.writeText(text).then(
			() => setCopied(true),
			() => setCopied(false),
		);
	}

	return (
		<button
			type="button"
			onClick={copy}
			className={classNames(
				'-ml-5 flex min-h-12 items-center gap-2 px-5 font-bold text-fg hover:bg-surface',
				!isReady && 'invisible',
			)}
		>
			<Icon name={isCopied ? 'check' : 'copy'} className="size-4" />
			<span aria-live="polite">{isCopied ? messages.copied : messages.copyCode}</span>
		</button>
	);
}
