import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const plain = unified().use(remarkParse).use(remarkGfm);
const withDirectives = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** Markdown with tables. */
export const parseMarkdown = (source: string): Root => plain.parse(source);

/** Markdown with tables and the blocks of blog articles. */
export const parseArticle = (source: string): Root => withDirectives.parse(source);
