'use client';
import { createContext } from 'react';

/** How a type of block is shown in lists of blocks. */
export interface BlockType {
	/** In the editor's language. */
	name: string;
	/** The address of its picture; null for a type without one. */
	picture: string | null;
}

/** The blocks of a list, by their type. */
export const BlockTypes = createContext<Readonly<Record<string, BlockType>>>({});
