/** What the compiler does not see. Every finding is an error: there are no warnings to get used to. */
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/wire/', 'src/games/*/wire.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'prefer-const': 'off', // what runes hand out may change without being assigned: the next rule knows them
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$derived', '$state'] }],
      'svelte/no-useless-mustaches': 'off', // a space at the edge of an element stands only so
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps that live within one function are as good as any
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
      // The compiler takes every element of a list for missing (noUncheckedIndexedAccess); "!" says that it is there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
    },
  },
);
