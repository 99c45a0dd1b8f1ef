// A bot for any game that needs nothing but Node: JSON lines in, JSON lines out (docs/bot-protocol.md).
//
//     orrery duel planet_5r --bots 'exec:node examples/plain_bot.js',greedy,greedy

const readline = require("node:readline");

// Spread over the list by how far the game has come, so that it is not always the first action.
function answer(view, decision) {
  return decision.actions[view.step % decision.actions.length];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.t === "game") {
    console.log(JSON.stringify({ t: "ready", protocol: 1 }));
  } else if (message.t === "decide") {
    console.log(JSON.stringify(answer(message.view, message.decision))); // an action in text form will do too
  }
});
