import type { CollectionConfig } from 'payload';
import { authors } from './authors.ts';
import { categories } from './categories.ts';
import { pages } from './pages.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';

/** The collections that editors write, publish and translate. */
export const collections: CollectionConfig[] = [pages, posts, products, categories, authors];
