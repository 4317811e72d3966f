import { deepMergeSimple } from 'payload/shared';
import { englishOwn } from './own.ts';
import { englishWriting } from './writing.ts';

export const english = deepMergeSimple(englishWriting, englishOwn);
