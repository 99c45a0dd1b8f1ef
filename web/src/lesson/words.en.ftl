### Lessons: the card on the table, and the list of lessons.

lesson-of = Lesson { $n } of { $of }
lesson-step = Lesson { $n } of { $of } · step { $step } of { $steps }
lesson-step-short = { $step } of { $steps }
lesson-card = Lesson: { $title }
close = Leave the lesson; your place is kept
fold = Fold the lesson
unfold = Unfold the lesson
back = Back
next = Next
show = Show me
do-it = Do it for me
skip = Skip
why = Why?
here = Here
instead = Instead
try-instead = Show the other way
go-on = Go on anyway
other-title = Legal, but not what this lesson is about
other-text = The rules allow it, but the lesson goes on from another move. Look at it, or play on and take it back later.
strayed-title = You have left the path
strayed-text = Nothing is lost: take the move back, and the lesson goes on where it was.
take-back = Take it back
goal-of = of { $of }
goal-round = Now round { $n } of { $of }
goal-to-go = { $n } to go
goal-done = done
goal-missed = Not this time
again = Again
play-on = Play on
to-lessons = To the lessons
next-lesson = Lesson { $n }: { $title }
done-title = Done: { $title }
done-skipped = You have seen it: { $title }
change = { $before } → { $after }
waiting = The others move…
key-show = Show the move, or go on
key-back = Back
key-why = Why?
key-fold = Fold or unfold the lesson
key-card = To the lesson’s card and back

## The list

learn-sub-lessons = { $n ->
    [one] { $n } lesson on a real board, then a first table
   *[other] { $n } lessons on a real board, then a first table
}
learn-sub-none = A first table, and what you need to know for it
learn-mastered = done
learn-begun = begun
learn-minutes = { $n } min
learn-able = You will be able to
learn-begin = Begin lesson { $n }
learn-continue = Continue lesson { $n }
learn-repeat = Play lesson { $n } again
learn-stopped = Where you stopped: step { $n } of { $of }
learn-here = Played on this device, without the server
learn-progress = { $done } of { $of } done · { $left ->
    [one] { $left } minute left
   *[other] { $left } minutes left
}
learn-all-done = All done. The table is waiting.
learn-any = You may open any lesson now. We suggest this order.
learn-first = A first table
learn-first-text = with easy bots
learn-first-about = A whole game against bots that play gently. Undo and rules are at hand as always.
learn-first-play = Play a first table
learn-reference = Short reference
learn-reference-text = the game in a few pages
learn-rules = All rules
learn-rules-text = every rule by its number
learn-components = Every component
learn-components-text = cards, tiles and tokens
learn-lesson-label = Lesson { $n } of { $of }, { $title }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }{ $state ->
    [mastered] , done
    [begun] , begun
   *[new] { "" }
  }
learn-list = Lessons
