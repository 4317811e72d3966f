'use client';
import { createContext } from 'react';

/** The display data of a block type in lists of blocks. */
export interface BlockType {
	/** In the editor's language. */
	name: string;
	/** The URL of its picture, or `null`. */
	picture: string | null;
}

/** The block types of a blocks field, by slug. */
export const BlockTypes = createContext<Readonly<Record<string, BlockType>>>({});
