import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** Markdown with tables, figures of the price list (`:price{…}`) and the blocks of blog articles. */
export const parseMarkdown = (source: string): Root => parser.parse(source);
