import { escapeHtml } from '@website/contracts/escape-html';
import { inLanguage, type LocaleCode } from '@website/contracts/locales';
import { plainText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import type { WordPressComment } from '../wpgraphql/selections.ts';
import { utcDate } from './dates.ts';

const texts = {
	en: { tag: 'en-GB', heading: 'Comments', replyTo: 'in reply to', unnamed: 'Anonymous' },
	da: { tag: 'da-DK', heading: 'Kommentarer', replyTo: 'som svar til', unnamed: 'Anonym' },
	de: { tag: 'de-DE', heading: 'Kommentare', replyTo: 'als Antwort auf', unnamed: 'Anonym' },
};

/**
 * The newest comments of an article as HTML to be cleaned: the oldest first, each followed by its replies; empty without comments. Links
 * and pictures that visitors wrote are left out.
 */
export function commentsHtml(
	newest: readonly WordPressComment[],
	total: number,
	locale: LocaleCode,
): string {
	const comments = newest.filter(({ type }) => !type || type === 'comment').reverse();
	if (comments.length === 0) return '';
	const { tag, heading, replyTo, unnamed } = inLanguage(texts, locale);
	// WordPress returns the local time, which is shown as it is.
	const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
	const byId = new Map(comments.map((comment) => [comment.databaseId, comment]));
	const parentOf = ({ parentDatabaseId }: WordPressComment) => byId.get(parentDatabaseId ?? 0);
	const nameOf = ({ author }: WordPressComment) =>
		escapeHtml(plainText(author?.node?.name) || unnamed);
	const withReplies = (comment: WordPressComment): string => {
		const { databaseId, content } = comment;
		const parent = parentOf(comment);
		const date = utcDate(comment.date);
		const details = [
			...(date ? [dates.format(new Date(date))] : []),
			...(parent
				? [`${replyTo} <a href="#comment-${parent.databaseId}">${nameOf(parent)}</a>`]
				: []),
		];
		const text = content?.replace(/<\/?(?:a|img)\b[^>]*>/gi, '') ?? '';
		const replies = comments.filter((other) => parentOf(other) === comment).map(withReplies);
		return `<li id="comment-${databaseId}"><p><strong>${nameOf(comment)}</strong>, <small>${details.join(', ')}</small></p>${text}</li>${replies.join('')}`;
	};
	const threads = comments.filter((comment) => !parentOf(comment)).map(withReplies);
	const isWhole = newest.length < limits.comments;
	const count = isWhole ? comments.length : `${comments.length} / ${total}`;
	return `<h2 id="comments">${heading} (${count})</h2><ul>${threads.join('')}</ul>`;
}
